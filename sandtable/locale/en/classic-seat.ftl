### Style: docs/style/en.md

# Positions of the classic game in text, beside classic-text.ftl

classic-seat-order = Storm order: { $list }
classic-seat-traitors = traitors in their pay
classic-seat-tokens = technology
classic-seat-advisors = advisors
classic-seat-for-sale = Treachery cards for sale: { $n }; the first: { $card }
classic-seat-next-storm = The storm will move { $n } sectors
classic-seat-next-spice = Next spice card: { $card }
