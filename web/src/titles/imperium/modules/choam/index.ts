// The CHOAM module: contracts.

import { t, thing } from '@/lib/i18n.svelte';
import { sign } from '../../help/legend';
import { pageModule } from '../module';
import Cell from './Cell.svelte';
import ContractPad from './ContractPad.svelte';
import Deals from './Deals.svelte';
import { contractsIn, sealsAt } from './facts';
import Offers from './Offers.svelte';
import Seals from './Seals.svelte';
import Strip from './Strip.svelte';
import Tip from './Tip.svelte';
import './choam.css';

export default pageModule({
  part: 'choam',
  order: 3,
  draws: {
    space: Seals,
    region: { Draw: Strip, when: (_, { region }) => region === 'choam' },
    deals: Deals,
    above: Offers,
  },
  cells: { contracts: { Draw: Cell } },
  sorts: { contract: { content: 'contracts', Tip, Pad: ContractPad, glyph: 'contract', pressed: true } },
  says: (scene, { id }) =>
    sealsAt(scene.content, scene.view, scene.me, id).map((contract) =>
      t(`page-table-contract-${contractsIn(scene.content)[contract].done === 'harvest' ? 'harvest' : 'here'}`, {
        piece: thing(`contract:${contract}`),
      }),
    ),
  events: { contract: 'contract', contract_done: 'contract-done' },
  legend: (content) =>
    Object.keys(contractsIn(content)).length
      ? { signs: { power: [sign('contract', t('page-help-sign-contract'))] } }
      : {},
  tab: (scene) => (scene.kind === 'contract' ? 'row' : undefined),
});
