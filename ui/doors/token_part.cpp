// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/token_part.h"

#include "ui/doors/copy_line.h"
#include "ui/doors/qr_view.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

TokenPart::TokenPart(QWidget *parent)
    : QWidget(parent)
    , m_title(plainLabel(u"tokenTitle"_s, this))
    , m_note(quietLabel(u"tokenNote"_s, this))
    , m_line(new CopyLine(u"doorToken"_s, this))
    , m_frontName(quietLabel(u"frontTokenName"_s, this))
    , m_frontLine(new CopyLine(u"frontToken"_s, this))
    , m_show(new QPushButton(this))
    , m_code(new QPushButton(this))
    , m_renew(new QPushButton(this))
    , m_keep(new QPushButton(this))
    , m_question(plainLabel(u"tokenQuestion"_s, this))
    , m_view(new QrView(this))
    , m_holds(quietLabel(u"tokenHolds"_s, this))
{
    setObjectName(u"tokenPart"_s);
    m_show->setObjectName(u"tokenShow"_s);
    m_code->setObjectName(u"tokenCode"_s);
    m_renew->setObjectName(u"tokenRenew"_s);
    m_keep->setObjectName(u"tokenKeep"_s);
    for (QPushButton *button : {m_show, m_code, m_renew, m_keep})
        button->setAutoDefault(false);
    connect(m_show, &QPushButton::clicked, this, [this] {
        m_shown = !m_shown;
        refresh();
    });
    connect(m_code, &QPushButton::clicked, this, [this] {
        m_coded = !m_coded;
        refresh();
    });
    connect(m_renew, &QPushButton::clicked, this, &TokenPart::askToRenew);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        m_asked = false;
        refresh();
    });
    layOut();
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void TokenPart::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *acts = new QHBoxLayout;
    acts->setSpacing(metrics.small);
    for (QPushButton *button : {m_show, m_code, m_renew, m_keep})
        acts->addWidget(button);
    acts->addStretch(1);
    auto *code = new QHBoxLayout;
    code->setSpacing(metrics.large);
    code->addWidget(m_view, 0, Qt::AlignTop);
    code->addWidget(m_holds, 1, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.tiny);
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addWidget(m_line);
    column->addWidget(m_frontName);
    column->addWidget(m_frontLine);
    column->addLayout(acts);
    column->addWidget(m_question);
    column->addLayout(code);
}

QString TokenPart::codeText(const QString &token, const QString &address)
{
    if (address.isEmpty())
        return token;
    const QString shown = u"token="_s + QString::fromLatin1(QUrl::toPercentEncoding(token));
    QUrl url(address);
    if (url.scheme() == "ws"_L1) {
        url.setPath(u"/"_s);
        url.setQuery(shown);
    } else { // a socket takes the token from the address, a request only from a header: a reader of the code
             // has to keep it
        url.setFragment(shown);
    }
    return url.toString(QUrl::FullyEncoded);
}

void TokenPart::setToken(const QString &token, bool kept, const QString &address)
{
    if (m_token != token)
        m_asked = false;
    m_token = token;
    m_kept = kept;
    m_address = address;
    refresh();
}

void TokenPart::setFrontToken(const QString &token)
{
    m_frontToken = token;
    refresh();
}

void TokenPart::setAllowed(bool allowed)
{
    m_allowed = allowed;
    refresh();
}

void TokenPart::applyTheme()
{
    const Theme &theme = themeOf(this);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    QPalette warning = theme.palette();
    warning.setColor(QPalette::WindowText, theme.warning);
    m_question->setPalette(warning);
}

/// The button asks first: programs that know the old token cannot come in any more.
void TokenPart::askToRenew()
{
    if (m_asked)
        Q_EMIT renewalWanted();
    m_asked = !m_asked;
    refresh();
    if (m_asked)
        m_keep->setFocus(Qt::TabFocusReason);
}

void TokenPart::refresh()
{
    const bool is = !m_token.isEmpty();
    const bool coded = is && m_coded;
    m_note->setText(!is      ? tr("Created when you open a door.")
                    : m_kept ? tr("Anyone with this token can connect. Stored in the keychain.")
                             : tr("Anyone with this token can connect. It cannot be stored in a keychain, so "
                                  "it changes with each start."));
    m_line->setVisible(is);
    m_line->setText(m_token);
    m_line->setShown(m_shown);
    const bool hasFront = is && !m_frontToken.isEmpty();
    m_frontName->setVisible(hasFront);
    m_frontLine->setVisible(hasFront);
    m_frontLine->setText(m_frontToken);
    m_frontLine->setShown(m_shown);
    for (QPushButton *button : {m_show, m_code, m_renew})
        button->setVisible(is);
    m_show->setText(m_shown ? tr("Hide") : tr("Show"));
    m_show->setAccessibleName(m_shown ? tr("Hide the token") : tr("Show the token"));
    m_code->setText(coded ? tr("Hide the QR code") : tr("Show a QR code"));
    m_renew->setText(m_asked ? tr("Renew now") : tr("Renew"));
    m_renew->setEnabled(m_allowed);
    m_keep->setVisible(m_asked);
    m_question->setVisible(m_asked);
    m_view->setText(coded ? codeText(m_token, m_address) : QString());
    m_view->setVisible(coded);
    m_holds->setVisible(coded);
    m_holds->setText(
        m_address.isEmpty()
            ? tr("The QR code contains the token. Do not show it to anyone else.")
            //: %1 is an address
            : tr("The QR code contains %1 with the token. Do not show it to anyone else.").arg(m_address));
}

void TokenPart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void TokenPart::retranslate()
{
    m_title->setText(tr("Token"));
    m_line->setName(tr("Token"), tr("Copy the token"));
    m_frontName->setText(tr("For front ends that may speak as you:"));
    m_frontLine->setName(tr("Front-end token"), tr("Copy the front-end token"));
    //: Answers the question whether to renew the token: no
    m_keep->setText(tr("Cancel"));
    m_question->setText(tr("Connected programs are disconnected and need the new token."));
    m_view->setAccessibleName(tr("QR code with address and token"));
    refresh();
}

} // namespace studio::ui
