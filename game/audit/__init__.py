"""What a sane player never does: each title's list, games watched for it, and how often it happened."""

from game.audit.command import run

__all__ = ["run"]
