// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"

#include <QWidget>

#include <utility>

class QComboBox;
class QDateEdit;
class QSpinBox;
class QStackedWidget;

namespace studio::ui {

/// Which part of a room: all, what is selected, from one message to another, from one day to another.
class ExportRange : public QWidget
{
    Q_OBJECT

public:
    /// Indices of messages, both included.
    using Rows = std::optional<std::pair<qint64, qint64>>;

    explicit ExportRange(QWidget *parent);

    /// How many messages there are, and what is selected of them.
    void setRoom(qint64 messages, const Rows &selected);
    [[nodiscard]] ports::RecordRange range() const;
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    enum What { All, Selected, Messages, Days };
    void layOut();

    Rows m_selected;
    QComboBox *m_what = nullptr;
    QStackedWidget *m_bounds = nullptr;
    QSpinBox *m_first = nullptr;
    QSpinBox *m_last = nullptr;
    QDateEdit *m_since = nullptr;
    QDateEdit *m_until = nullptr;
};

} // namespace studio::ui
