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

/// First page of the wizard: where the models run. Servers on this machine appear as they answer; below them
/// are the providers that need an account, and an entry for any other provider.
class WherePage : public QWidget
{
    Q_OBJECT

public:
    explicit WherePage(QWidget *parent = nullptr);

    void beginSearch(); ///< forgets earlier results
    void addServer(const ports::LocalServer &server);
    void endSearch();
    void retranslate();
    void focusFirst();

    [[nodiscard]] std::optional<ProviderPlace> choice() const;

Q_SIGNALS:
    void chosen(); ///< a first or another choice
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

    QList<Entry> m_entries; ///< by button number
    QButtonGroup *m_buttons = nullptr;
    QVBoxLayout *m_here = nullptr;
    QLabel *m_hereTitle = nullptr;
    QLabel *m_search = nullptr; ///< state of the search
    QPushButton *m_again = nullptr;
    QLabel *m_accountTitle = nullptr;
    bool m_searching = false;
};

} // namespace studio::ui
