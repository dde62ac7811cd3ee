// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace studio::ui {

/// In the status bar: which model answers for the companions of the room on screen, and a link to change it.
class ModelLine : public QWidget
{
    Q_OBJECT

public:
    explicit ModelLine(QWidget *parent);

    void showModel(const QString &name);
    /// Where the link leads.
    enum class Way { None, Connect, Providers };
    void offer(Way way);
    void retranslate();

Q_SIGNALS:
    void wanted();

private:
    void applyTheme();
    Way m_way = Way::None;
    QLabel *m_name = nullptr;
    QLabel *m_dot = nullptr;
    QToolButton *m_link = nullptr;
};

} // namespace studio::ui
