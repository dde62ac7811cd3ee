// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace studio::ui {

class FormHeading;

/// Settings under one heading, with a line above it.
class SettingsGroup : public QWidget
{
    Q_OBJECT

public:
    SettingsGroup(const QString &objectName, QWidget *parent);

    void setTitle(const QString &title);
    void add(QWidget *setting); ///< below the others
    void hideIfEmpty();         ///< shows the group only if one of its settings is shown

private:
    FormHeading *m_heading = nullptr;
    QList<QWidget *> m_settings;
};

} // namespace studio::ui
