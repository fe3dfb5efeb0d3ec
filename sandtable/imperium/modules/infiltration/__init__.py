"""The module `infiltration`: Agent icons that pass enemy Agents."""
