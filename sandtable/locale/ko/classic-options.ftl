### Style: docs/style/ko.md

# What the options of a new table of the classic game mean: a sentence each, below its name

classic-setup-factions-random-about = 팩션을 무작위로 나누어 줍니다.
classic-setup-factions-chosen-about = 게임을 시작할 때 차례대로 하나씩 고릅니다.
classic-setup-factions-suggested-about = 이 인원에 규칙이 권하는 팩션을 씁니다.
classic-setup-factions-list-about = 아래 자리마다 팩션을 정합니다.
classic-setup-advanced-about = 조언자, 특수 병력, 전투의 스파이스, 카라마 능력 등이 더해집니다. 기본 게임이 배우기 쉽습니다.
classic-setup-ixians-tleilaxu-about = 움직이는 요새를 가진 익스와, 모습을 바꾸고 다른 팩션을 부활시키는 틀레이락스가 더해집니다.
classic-setup-treachery-more-about = 배반 덱에 새로운 무기, 방어, 특수 카드가 더해집니다.
classic-setup-sandtrout-about = 다음 모래벌레를 없애고 그 뒤에 나오는 스파이스를 두 배로 만드는 카드입니다.
classic-setup-technology-about = 가진 사람에게 스파이스를 주는 토큰 세 개로, 전투에서 이기면 빼앗습니다.
classic-setup-turns-about = 그때까지 이긴 사람이 없으면 프레멘, 길드 또는 요새 수로 정합니다.
classic-setup-bid-seconds-about = 시간이 지난 자리는 패스합니다.
classic-setup-deals-about = 동맹이 아닌 사람끼리 스파이스를 약속하거나 카드를 보여 줄 수 있습니다.
classic-setup-deal-terms-about = 규칙에서는 거래를 소리 내어 하지만, 두 사람만 알게 할 수도 있습니다.
classic-setup-revival-price-about = 무료를 넘는 병력 하나를 부활시킬 때 내는 스파이스입니다.
classic-setup-next-opener-about = 다음 카드에 누가 먼저 입찰하는지를 정합니다.
classic-setup-storm-strikes-about = 그곳 모래 위의 병력과 스파이스를 잃습니다.
classic-setup-ally-entry-about = 동맹이 있는 지역을 지나갈 수 있는지를 정합니다.
classic-setup-ally-loses-about = 동맹끼리 한 지역에서 차례를 끝냈을 때 적용합니다.
classic-setup-fremen-worm-about = 프레멘이 카라마 카드로 모래벌레를 놓을 수 있는 곳입니다.
classic-setup-harkonnen-takes-about = 다른 사람과 바꿀 수 있는 카드의 수입니다.
classic-setup-tleilaxu-stops-about = 지목된 사람이 그 턴에 하지 못하는 것입니다.
classic-setup-returned-traitors-about = 덱 아래로 가면 나중에 뽑힐 수 있고, 쓰지 않으면 아무도 갖지 못합니다.
classic-setup-dial-spice-about = 전투 뒤라면 스파이스로 뒷받침한 병력을 승자가 나중에 고를 수 있습니다.
classic-setup-loser-spice-about = 진 계획에서 약속한 스파이스를 은행에 내는지를 정합니다.
classic-setup-traitor-spice-about = 배신자가 나오면 병력이 싸우기 전에 전투가 끝납니다.
classic-setup-leader-after-traitor-about = 싸운 지도자는 그 턴 동안 그 지역에 머뭅니다.
classic-setup-karama-powers-about = 두 팩션이 카라마 카드의 특별한 능력을 쓸 수 있는 때입니다.
