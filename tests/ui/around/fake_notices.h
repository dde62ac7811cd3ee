// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/around/notice_port.h"

#include <QHash>
#include <QStringList>

namespace studio::tests {

/// A NoticePort that keeps what is shown now, and counts.
class FakeNotices : public ui::NoticePort
{
    Q_OBJECT

public:
    using NoticePort::NoticePort;

    void show(const QString &key, const ui::Notice &notice) override
    {
        ++shows;
        shown.insert(key, notice);
    }
    void takeBack(const QString &key) override { shown.remove(key); }
    void takeBackAll() override { shown.clear(); }
    [[nodiscard]] bool isShown(const QString &key) const override { return shown.contains(key); }

    QHash<QString, ui::Notice> shown;
    int shows = 0;
};

} // namespace studio::tests
