import { twoWorlds } from '/work/main/packages/engine/testing/index.ts';
import { rules } from '/work/main/games/train-rails/src/index.ts';
import { redeal } from '/work/main/games/train-rails/test/redeal.ts';
const t=process.cpuUsage();
try{
console.log(twoWorlds({rules, redeal},{pairs:Number(process.argv[2]??20000), seed: process.argv[3] ?? 'two worlds'}));
}catch(e){console.log(String(e.message).slice(0,3000)); if(e.record) console.log(e.record.slice(-1500))}
const u=process.cpuUsage(t); console.log((u.user+u.system)/1e6,'s');
