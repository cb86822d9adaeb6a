/** The menus of the ability builder, for pages that edit scripts: whoever imports this has them in the rulebooks before anything of it is drawn. */
import { abilityMenus } from '@questwright/lcg/ability-menus'
import { addAbilityMenus } from './rulebooks.ts'

addAbilityMenus('lcg', abilityMenus)
