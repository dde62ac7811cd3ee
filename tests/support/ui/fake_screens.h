// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/requests/screens.h"

#include <utility>

namespace studio::tests {

/// Screens whose pictures a test paints.
class FakeScreens : public ui::Screens
{
public:
    explicit FakeScreens(QList<QImage> pictures = {})
        : m_pictures(std::move(pictures))
    {
    }

    [[nodiscard]] QList<Screen> list() const override
    {
        QList<Screen> screens;
        for (qsizetype i = 0; i < m_pictures.size(); ++i)
            screens.append({QStringLiteral("DP-%1").arg(i + 1), m_pictures.at(i).size()});
        return screens;
    }
    [[nodiscard]] QImage picture(int number) const override
    {
        ++m_looks;
        return m_pictures.value(number);
    }

    void show(const QList<QImage> &pictures) { m_pictures = pictures; }
    [[nodiscard]] int timesLookedAt() const { return m_looks; }

private:
    QList<QImage> m_pictures;
    mutable int m_looks = 0;
};

} // namespace studio::tests
