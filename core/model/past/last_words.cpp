// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/past/last_words.h"

#include <algorithm>

namespace studio::model {

QString beginningOf(const QString &text, qsizetype most)
{
    qsizetype length = std::min(most, text.size());
    const bool cutsPair = length > 0 && length < text.size() && text.at(length - 1).isHighSurrogate() &&
                          text.at(length).isLowSurrogate();
    length -= cutsPair ? 1 : 0;
    return text.left(length);
}

LastWords lastWordsOf(const Message &message, const QDateTime &time)
{
    return {message.id, message.from, beginningOf(message.text, LastWords::kMost), message.whisper, time};
}

} // namespace studio::model
