// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/link_facts.h"

#include <QDialog>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace studio::ui {

/// Asks before it opens a link of a message, and shows the host that the link really leads to. The safe
/// answer is the default. Only http and https links get here; any other link is neither asked about nor
/// opened.
class LinkDialog : public QDialog
{
    Q_OBJECT

public:
    /// Passes an address to the desktop; false if no program took it.
    using Opener = std::function<bool(const QUrl &)>;

    LinkDialog(const QUrl &address, const QString &words, QWidget *parent);

    /// For tests, in place of the desktop.
    void setOpener(Opener opener) { m_opener = std::move(opener); }

    /// Shows the dialog over `parent` and opens the address if the user agrees. Deletes itself. Returns null
    /// if it is no web address.
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
