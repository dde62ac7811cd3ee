// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/control_words.h"

#include "core/explain/call_words.h"
#include "core/explain/told_in.h"

namespace studio::explain {

QString notTakenSentence(model::NotTaken why, std::optional<model::ProviderKind> kind, const QString &model)
{
    using model::NotTaken;
    switch (why) {
    case NotTaken::ByRehearsal: return Calls::tr("Rehearsal is not an AI and does not have this setting.");
    case NotTaken::ByKind:
        //: %1 is a kind of provider, such as "Anthropic"
        return kind ? Calls::tr("%1 does not have this setting.").arg(kindName(*kind)) : QString();
    case NotTaken::ByModel:
        //: %1 is a model
        return model.isEmpty() ? Calls::tr("This model does not support it.")
                               : Calls::tr("%1 does not support it.").arg(model);
    case NotTaken::WithThinking: return Calls::tr("Not supported while the model thinks.");
    case NotTaken::WithTemperature: return Calls::tr("Not supported together with a temperature.");
    }
    return {};
}

} // namespace studio::explain
