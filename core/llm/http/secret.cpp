// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/secret.h"

#include <algorithm>

namespace studio::llm::http {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kTelling = 6; // characters; fewer occur in many texts by chance

} // namespace

QString withoutSecret(QString text, const QByteArray &secret)
{
    const QString hidden = QString::fromLatin1(secret);
    if (hidden.size() < kTelling)
        return text;
    const QString mask = u"•••"_s;
    text.replace(hidden, mask);
    for (qsizetype part = std::min(text.size(), hidden.size() - 1); part >= kTelling; --part) {
        if (text.endsWith(QStringView(hidden).first(part))) {
            text.chop(part);
            return text + mask;
        }
    }
    return text;
}

} // namespace studio::llm::http
