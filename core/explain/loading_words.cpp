// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/loading_words.h"

#include "core/explain/told_in.h"

#include <algorithm>

namespace studio::explain {

namespace {

constexpr qsizetype kLongestName = 60;

} // namespace

QString loadingWords(const QString &model, base::Millis waited)
{
    QString name = model.simplified();
    if (name.size() > kLongestName)
        name = name.left(kLongestName) + QChar(0x2026);
    const qint64 seconds = std::max<qint64>(waited.count(), 0) / 1000;
    if (name.isEmpty()) {
        //: %L1 are the seconds that it has been loading for
        return Calls::tr("Loading the model… %L1 s").arg(seconds);
    }
    //: %1 is the name of a language model, %L2 the seconds that it has been loading for
    return Calls::tr("Loading %1… %L2 s").arg(name).arg(seconds);
}

} // namespace studio::explain
