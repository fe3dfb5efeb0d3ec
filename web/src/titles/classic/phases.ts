// The nine phases of a turn, and which icon each has. A Nexus is part of the spice blow.

export const PHASES: readonly { ids: string[]; icon: string }[] = [
  { ids: ['storm'], icon: 'storm' },
  { ids: ['spice_blow', 'nexus'], icon: 'spice-blow' },
  { ids: ['choam_charity'], icon: 'ph-charity' },
  { ids: ['bidding'], icon: 'ph-bidding' },
  { ids: ['revival'], icon: 'ph-revival' },
  { ids: ['shipment_movement'], icon: 'ph-shipping' },
  { ids: ['battle'], icon: 'classic-combat' },
  { ids: ['spice_collection'], icon: 'ph-collection' },
  { ids: ['mentat_pause'], icon: 'ph-mentat' },
];

export const iconOf = (phase: string): string => PHASES.find(({ ids }) => ids.includes(phase))?.icon ?? 'clock';
