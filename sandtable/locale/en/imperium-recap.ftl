### Style: docs/style/en.md

# A Conflict or a Rival's turn, told once more when it is over. $n is a whole number.

# Part of a side's strength
recap-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }

## Why a side took its reward, or none: short, without a full stop

recap-why-first = Strongest of all
recap-why-tied-first = Tied for first: nobody wins, the tied players take the second reward
recap-why-second = Second strongest
recap-why-tied-second = Tied for second: the tied players take the third reward
recap-why-tied-second-nothing = Tied for second: no reward
recap-why-third = Third strongest
# The tie is below the second place
recap-why-tied = Tied for third: no reward
# Below four players there is no third reward
recap-why-no-third = No third reward below four players
recap-why-nothing = No reward for this place
recap-why-no-troops = No troops in the Conflict
recap-why-swords = No troops: swords alone count for nothing

## Why a House Hagal card is passed over: short, on the card

recap-taken = taken: next card
recap-voiced = barred by { card-the-voice }: next card
recap-no-spice = no bonus spice: next card
recap-unmet = requirement not met: next card
recap-politics = Smart Politics: next card
recap-no-agent = sends no Agent: next card
recap-reshuffled = deck shuffled: next card
