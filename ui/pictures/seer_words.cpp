// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/seer_words.h"

#include "core/base/sentences.h"
#include "core/explain/names.h"

#include <QCoreApplication>

namespace studio::ui {

namespace {

struct SeerWords
{
    Q_DECLARE_TR_FUNCTIONS(SeerWords)
};

} // namespace

QString seerWords(const QStringList &seeing, const QStringList &blind)
{
    QStringList words;
    if (!seeing.isEmpty()) //: %1 is a list of names
        words.append(SeerWords::tr("Shown to: %1.").arg(explain::listed(seeing)));
    if (!blind.isEmpty()) //: %1 is a list of names of companions
        words.append(SeerWords::tr("Cannot see pictures and only get your words for it: %1.")
                         .arg(explain::listed(blind)));
    return base::joinedSentences(words);
}

} // namespace studio::ui
