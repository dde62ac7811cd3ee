// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"

using namespace Qt::StringLiterals;

namespace studio::tests::failed_scenes {

namespace {

/// A turn failed after the newest message, with the error of a server.
void turnFailed(Stage &stage)
{
    ports::FloorView floor = quietFloor();
    floor.failed = {
        {.id = u"t1"_s,
         .about = posted(5, kyoko(), {}).message.id,
         .after = posted(5, kyoko(), {}).message.id,
         .turn = base::TurnId(u"t1"_s),
         .calls = {{natsumi(),
                    {model::Cause::Unreachable, model::Advice::SmallerModel,
                     u"model requires more system memory (6.4 GiB) than is available (3.1 GiB)"_s, 500}}}}};
    floor.rows[1].lastEnd = ports::TurnEnd{model::Outcome::Failed, model::Cause::Unreachable};
    floor.rest = model::Rest{model::RestReason::Failed, model::Cause::Unreachable};
    stage.openRoom(6, floor);
}

} // namespace

QList<Scene> all() { return {{u"turn-failed"_s, true, turnFailed}}; }

} // namespace studio::tests::failed_scenes
