import { describe, expect, it } from 'vitest';
import { routeOf } from './router.svelte';

describe('routeOf', () => {
  it('knows every page', () => {
    expect(routeOf('/')).toEqual({ name: 'home' });
    expect(routeOf('/table/ab-c')).toEqual({ name: 'table', id: 'ab-c' });
    expect(routeOf('/replay/x/')).toEqual({ name: 'replay', id: 'x' });
    expect(routeOf('/rules')).toEqual({ name: 'rules', title: '' });
    expect(routeOf('/rules/some')).toEqual({ name: 'rules', title: 'some' });
    expect(routeOf('/join/x', '?invite=a%2Fb')).toEqual({ name: 'join', id: 'x', invite: 'a/b' });
    expect(routeOf('/join/x')).toEqual({ name: 'join', id: 'x', invite: '' });
  });
  it('has a place for everything else', () => {
    for (const path of ['/table', '/table/a/b', '/nothing/x', '/%E0%A4%A'])
      expect(routeOf(path).name, path).toBe('nowhere');
  });
});
