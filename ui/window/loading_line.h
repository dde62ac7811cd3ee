// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/loading_count.h"

#include <QWidget>

class QLabel;

namespace studio::ui {

/// The line below the transcript that says which model is loading, and for how long. Hidden while no model
/// loads.
class LoadingLine : public QWidget
{
    Q_OBJECT

public:
    LoadingLine(const LoadingCount &count, QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;

private:
    void refresh();

    const LoadingCount &m_count;
    QLabel *m_text = nullptr;
};

} // namespace studio::ui
