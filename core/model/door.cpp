// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/door.h"

#include <QRegularExpression>

namespace studio::model {

using namespace Qt::StringLiterals;

QStringList namesInNetwork(const QString &written)
{
    static const QRegularExpression between(u"[\\s,;、，；]+"_s);
    static const QRegularExpression plain(u"^[^\\x00-\\x20\"\\\\]+$"_s);
    static const QRegularExpression isId(u"[_:./@-]"_s);
    QStringList names;
    for (const QString &word : written.split(between, Qt::SkipEmptyParts)) {
        QString name = word;
        while (name.startsWith(u'@') || name.startsWith(kGuestPrefix))
            name.remove(0, name.startsWith(u'@') ? 1 : kGuestPrefix.size());
        if (isUser(ParticipantId(name)))
            continue;
        if (!name.contains(isId))
            name = u"companion_"_s + name.toLower();
        const bool isFit =
            plain.match(name).hasMatch() && name.size() <= kLongestWireName && name != "companion_"_L1;
        if (isFit && !names.contains(name) && names.size() < kMostNamedInNetwork)
            names.append(name);
    }
    return names;
}

} // namespace studio::model
