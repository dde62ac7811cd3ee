// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace studio::ui {

/// Adds a check box of a form, and right below it the line that says what it does.
inline void addWithHint(QVBoxLayout *column, QCheckBox *box, QLabel *hint)
{
    auto *pair = new QVBoxLayout;
    pair->setSpacing(0);
    pair->addWidget(box);
    pair->addWidget(hint);
    column->addLayout(pair);
}

} // namespace studio::ui
