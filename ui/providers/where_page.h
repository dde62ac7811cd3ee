// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/providers/provider_places.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace studio::ui {

/// First page of the wizard: where a model is to be had. Servers of this machine appear as they answer; below
/// them stand those that one has an account with, and a way for everybody else.
class WherePage : public QWidget
{
    Q_OBJECT

public:
    explicit WherePage(QWidget *parent = nullptr);

    void beginSearch(); ///< forgets what was found
    void addServer(const ports::LocalServer &server);
    void endSearch();
    void retranslate();
    void focusFirst();

    [[nodiscard]] std::optional<ProviderPlace> choice() const;

Q_SIGNALS:
    void chosen(); ///< another one, or the first
    void searchWanted();

private:
    void applyTheme();
    struct Entry
    {
        ProviderPlace place;
        std::optional<ports::LocalServer> server;
        QWidget *box = nullptr;
        QLabel *detail = nullptr;
    };
    void add(const Entry &entry, QVBoxLayout *column);
    void refresh();
    [[nodiscard]] QLabel *heading(const QString &objectName);

    QList<Entry> m_entries; ///< by the number of their button
    QButtonGroup *m_buttons = nullptr;
    QVBoxLayout *m_here = nullptr;
    QLabel *m_hereTitle = nullptr;
    QLabel *m_search = nullptr; ///< how the search goes
    QPushButton *m_again = nullptr;
    QLabel *m_accountTitle = nullptr;
    bool m_searching = false;
};

} // namespace studio::ui
