"""The module `free_passage`: turns in which enemy Agents block no space."""
