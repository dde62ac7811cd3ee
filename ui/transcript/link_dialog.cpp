// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/link_dialog.h"

#include "core/markdown/addresses.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kWidth = 420;
constexpr double kHostSize = 1.3; // times the text size
constexpr int kAddressLines = 3;

} // namespace

LinkDialog::LinkDialog(const QUrl &address, const QString &words, QWidget *parent)
    : QDialog(parent)
    , m_address(address)
    , m_facts(linkFacts(address, words))
    , m_opener([](const QUrl &url) { return QDesktopServices::openUrl(url); })
    , m_column(new QVBoxLayout(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"linkDialog"_s);
    setWindowTitle(tr("Open a link"));
    setMinimumWidth(kWidth);
    m_column->setContentsMargins(theme.metrics.large, theme.metrics.large, theme.metrics.large,
                                 theme.metrics.large);
    m_column->setSpacing(theme.metrics.small);
    addFacts();
    addButtons();
}

LinkDialog *LinkDialog::ask(const QUrl &address, const QString &words, QWidget *parent)
{
    if (!markdown::isWebAddress(address.toString(QUrl::FullyEncoded)))
        return nullptr;
    auto *dialog = new LinkDialog(address, words, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

QLabel *LinkDialog::addLine(const QString &name, const QString &text)
{
    auto *label = new QLabel(text, this);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    m_column->addWidget(label);
    return label;
}

void LinkDialog::addFacts()
{
    addLine(u"linkDialog.question"_s, tr("Your browser will open a page of this host:"));
    QLabel *host = addLine(u"linkDialog.host"_s, m_facts.host);
    QFont large = host->font();
    large.setPointSizeF(large.pointSizeF() * kHostSize);
    large.setWeight(QFont::DemiBold);
    host->setFont(large);
    host->setTextInteractionFlags(Qt::TextSelectableByMouse);

    const auto warn = [this](const QString &name, const QString &text) {
        QLabel *line = addLine(name, text);
        onThemeChange(line, [line] {
            QPalette careful = themeOf(line).palette();
            careful.setColor(QPalette::WindowText, themeOf(line).warning);
            line->setPalette(careful);
        });
    };
    if (!m_facts.encodedHost.isEmpty())
        //: Letters of other scripts may look like Latin ones. %1 is the host in its technical form, xn--…
        warn(u"linkDialog.encoded"_s,
             tr("The name has letters that can be mistaken for others. Technical form: %1")
                 .arg(m_facts.encodedHost));
    if (!m_facts.claimedHost.isEmpty())
        //: The words of a link name one host, but it leads to another. %1 is the host that the words name
        warn(u"linkDialog.claimed"_s,
             tr("The link text says “%1”, which is another host.").arg(m_facts.claimedHost));
    if (!m_facts.userName.isEmpty())
        //: %1 is what stands before the @ of an address: it looks like a host and is none
        warn(u"linkDialog.user"_s,
             tr("“%1” before the @ is only a sign-in name, not the host of the page.").arg(m_facts.userName));
    if (!m_facts.isEncrypted)
        warn(u"linkDialog.plain"_s, tr("The connection is not encrypted (http)."));

    addAddress();
}

void LinkDialog::addAddress()
{
    auto *whole = new QPlainTextEdit(m_facts.address, this);
    whole->setObjectName(u"linkDialog.address"_s);
    whole->setAccessibleName(tr("Full address"));
    whole->setReadOnly(true);
    whole->setTabChangesFocus(true);
    whole->setWordWrapMode(QTextOption::WrapAnywhere);
    whole->setFixedHeight(kAddressLines * fontMetrics().lineSpacing() + 2 * themeOf(this).metrics.small);
    m_column->addWidget(whole);
    m_failed = addLine(u"linkDialog.failed"_s, tr("No program could open the address. Copy it instead."));
    m_failed->hide();
}

void LinkDialog::addButtons()
{
    auto *box = new QDialogButtonBox(this);
    auto *copy = box->addButton(tr("Copy address"), QDialogButtonBox::ActionRole);
    auto *open = box->addButton(tr("Open in browser"), QDialogButtonBox::ActionRole);
    auto *cancel = box->addButton(QDialogButtonBox::Cancel);
    copy->setObjectName(u"linkDialog.copy"_s);
    open->setObjectName(u"linkDialog.open"_s);
    cancel->setObjectName(u"linkDialog.cancel"_s);
    cancel->setDefault(true);
    cancel->setFocus();
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_facts.address); });
    connect(open, &QPushButton::clicked, this, &LinkDialog::openAddress);
    connect(box, &QDialogButtonBox::rejected, this, &LinkDialog::reject);
    m_column->addSpacing(themeOf(this).metrics.small);
    m_column->addWidget(box);
}

void LinkDialog::openAddress()
{
    if (m_opener(m_address))
        return accept();
    m_failed->show();
}

} // namespace studio::ui
