// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentences.h"

#include <QCoreApplication>

namespace studio::base {

namespace {

/// \p pattern has the places %1 and %2.
QString joined(const QStringList &parts, const QString &pattern)
{
    QString text;
    for (const QString &part : parts) {
        if (text.isEmpty())
            text = part;
        else if (!part.isEmpty())
            text = pattern.arg(text, part);
    }
    return text;
}

} // namespace

QString joinedSentences(const QStringList &sentences)
{
    //: Two sentences after each other; languages without spaces leave the space out
    return joined(sentences, QCoreApplication::translate("Sentences", "%1 %2", "sentences"));
}

QString joinedPhrases(const QStringList &phrases)
{
    //: Two phrases after each other, with the full stop of the language between them
    return joined(phrases, QCoreApplication::translate("Sentences", "%1. %2", "phrases"));
}

} // namespace studio::base
