// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/left_out.h"

#include "core/intake/words.h"

namespace studio::intake {

using namespace Qt::StringLiterals;
using Fate = model::CardNote::Fate;

void LeftOut::tellIn(model::CardReport &report) const
{
    if (silent > 0)
        report.append({Fate::Ignored, u"system"_s,
                       Words::tr("Skipped %n message(s) of the program itself.", nullptr, int(silent))});
    if (pictures > 0)
        report.append({Fate::Warning, Words::tr("pictures"),
                       Words::tr("Skipped %n picture(s) or other file(s) that are not in this file.", nullptr,
                                 pictures)});
    if (empty > 0)
        report.append({Fate::Ignored, Words::tr("empty messages"),
                       Words::tr("Skipped %n message(s) without text.", nullptr, int(empty))});
}

} // namespace studio::intake
