"""The module `infiltration`: Agent icons that let their Agent enter spaces with enemy Agents."""
