/** Sets: boxes of somebody's own that the server keeps under a name, version by version. */
import { route } from './route.ts';

export const SET_ROUTES = {
  listSets: route('GET /api/sets', {
    needs: 'nothing',
    limit: 'read',
    does: 'Sets that anybody finds, those changed last first.',
  }),
  listMySets: route('GET /api/me/sets', {
    needs: 'person',
    limit: 'read',
    does: 'My own sets, private ones too, those changed last first.',
  }),
  keepSet: route('POST /api/sets', {
    needs: 'self',
    limit: 'keep',
    does: 'Keeps a box as a set of mine, its version 1. What is wrong with the box is answered fault by fault. Sent again with the same key it is kept once. One that anybody finds takes an account and a licence line.',
  }),
  readSet: route('GET /api/sets/{set}', {
    needs: 'nothing',
    limit: 'read',
    does: 'A set and its box, of the latest version or of an older one. Whoever has the address of a private one may read it.',
  }),
  saveSet: route('POST /api/sets/{set}/versions', {
    needs: 'self',
    limit: 'keep',
    does: 'The next version of a set of mine. What was saved since on another device is not written over.',
  }),
  changeSet: route('POST /api/sets/{set}', {
    needs: 'self',
    limit: 'change',
    does: 'Whether anybody finds a set of mine.',
  }),
  deleteSet: route('DELETE /api/sets/{set}', {
    needs: 'self',
    limit: 'change',
    does: 'Deletes a set of mine with all its versions. Games that are played with it have their box with them.',
  }),
  reportSet: route('POST /api/sets/{set}/reports', {
    needs: 'person',
    limit: 'talk',
    does: 'Reports a set to the administrator.',
  }),
  takeDownSet: route('POST /api/sets/{set}/take-down', {
    needs: 'administrator',
    limit: 'change',
    does: 'A set is served to nobody but its owner, or is again.',
  }),
};
