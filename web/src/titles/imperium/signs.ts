// The messages that explain the signs beside numbers.

export const SIGNS: Record<string, string> = {
  solari: 'page-help-sign-solari',
  spice: 'page-help-sign-spice',
  water: 'page-help-sign-water',
  persuasion: 'page-help-sign-persuasion',
  hand: 'page-help-sign-hand',
  intrigue: 'page-help-sign-intrigue',
  garrison: 'page-help-sign-garrison',
  combat: 'page-help-sign-conflict',
  troop: 'page-help-sign-supply',
};
