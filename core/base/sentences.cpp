// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentences.h"

#include <QCoreApplication>

namespace studio::base {

QString joinedSentences(const QStringList &sentences)
{
    QString text;
    for (const QString &sentence : sentences) {
        if (text.isEmpty())
            text = sentence;
        else if (!sentence.isEmpty()) //: Two sentences after each other; languages without spaces leave the
                                      //: space out
            text = QCoreApplication::translate("Sentences", "%1 %2", "sentences").arg(text, sentence);
    }
    return text;
}

} // namespace studio::base
