"""Learning by self-play: `sandtable learn imperium` trains a net that plays a title (docs/learning.md).

A run imitates the greedy bot for a while and then improves by proximal policy optimization (PPO): the net plays against
itself, against its former selves and against fixed bots. Games are played in processes beside the learner. Everything
works through the contract of titles. PyTorch is needed to train (`pip install 'sandtable[learn]'`), not to play: the
bots of `sandtable.bots.net_bot` need NumPy.
"""
