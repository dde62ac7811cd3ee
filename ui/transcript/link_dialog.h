// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/link_facts.h"

#include <QDialog>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace studio::ui {

/// Asks before an address of a message is opened, and names the host that it really leads to. The careful
/// answer is the default. Only http and https ever get here; anything else is not asked about and not opened.
class LinkDialog : public QDialog
{
    Q_OBJECT

public:
    /// Hands an address to the desktop; false: nobody took it.
    using Opener = std::function<bool(const QUrl &)>;

    LinkDialog(const QUrl &address, const QString &words, QWidget *parent);

    /// In place of the desktop, for tests.
    void setOpener(Opener opener) { m_opener = std::move(opener); }

    /// Shows the dialog over `parent` and opens the address if somebody says so. Deletes itself. Null, when
    /// it is no web address.
    static LinkDialog *ask(const QUrl &address, const QString &words, QWidget *parent);

private:
    void addFacts();
    void addAddress();
    QLabel *addLine(const QString &name, const QString &text);
    void addButtons();
    void openAddress();

    QUrl m_address;
    LinkFacts m_facts;
    Opener m_opener;
    QVBoxLayout *m_column = nullptr;
    QLabel *m_failed = nullptr;
};

} // namespace studio::ui
