// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/door_part.h"

#include "ui/doors/copy_line.h"
#include "ui/doors/door_words.h"
#include "ui/doors/sign_line.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Stage = model::DoorState::Stage;

constexpr int kHighestPort = 65535;

} // namespace

DoorPart::DoorPart(model::Guest::Door door, QWidget *parent)
    : QWidget(parent)
    , m_door(door)
    , m_title(plainLabel(named("Title"), this))
    , m_note(quietLabel(named("Note"), this))
    , m_open(new QCheckBox(this))
    , m_portName(plainLabel(named("PortName"), this))
    , m_port(new QSpinBox(this))
    , m_says(plainLabel(named("State"), this))
    , m_trouble(new SignLine(named("Trouble"), this))
    , m_usePort(new QPushButton(this))
    , m_address(new CopyLine(named("Address"), this))
    , m_needsToken(new QCheckBox(this))
    , m_speaksAsMe(new QCheckBox(this))
    , m_localPages(new QCheckBox(this))
    , m_warning(new SignLine(named("Warning"), this))
{
    setObjectName(named("Door"));
    m_open->setObjectName(named("Open"));
    m_port->setObjectName(named("Port"));
    m_port->setRange(1, kHighestPort);
    m_port->setLocale(QLocale::c()); // no thousands separator in a port
    m_port->setKeyboardTracking(false);
    m_port->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_portName->setBuddy(m_port);
    m_portName->setWordWrap(false);
    m_usePort->setObjectName(named("UsePort"));
    m_usePort->setAutoDefault(false);
    m_needsToken->setObjectName(named("NeedsToken"));
    m_speaksAsMe->setObjectName(named("SpeaksAsMe"));
    m_localPages->setObjectName(named("LocalPages"));
    m_localPages->setVisible(m_door == model::Guest::Door::Mcp); // front ends at the firehose are web pages
    layOut();
    connectParts();
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

QString DoorPart::named(const char *part) const
{
    const QString door = m_door == model::Guest::Door::Mcp ? u"mcp"_s : u"firehose"_s;
    return door + QString::fromLatin1(part);
}

void DoorPart::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *act = new QHBoxLayout;
    act->setSpacing(metrics.small);
    act->addWidget(m_open);
    act->addSpacing(metrics.large);
    act->addWidget(m_portName);
    act->addWidget(m_port);
    act->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.tiny);
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addLayout(act);
    column->addWidget(m_says);
    column->addWidget(m_trouble);
    column->addWidget(m_usePort, 0, Qt::AlignLeft);
    column->addWidget(m_address);
    column->addWidget(m_needsToken);
    column->addWidget(m_speaksAsMe);
    column->addWidget(m_localPages);
    column->addWidget(m_warning);
}

/// A press only asks; the display stays as it is until the answer comes.
void DoorPart::connectParts()
{
    const auto want = [this](auto change) {
        model::DoorSettings wish = m_settings;
        change(wish);
        refresh();
        if (wish != m_settings)
            Q_EMIT wanted(wish);
    };
    connect(m_open, &QCheckBox::clicked, this,
            [want](bool open) { want([open](model::DoorSettings &wish) { wish.open = open; }); });
    connect(m_needsToken, &QCheckBox::clicked, this,
            [want](bool needs) { want([needs](model::DoorSettings &wish) { wish.needsToken = needs; }); });
    connect(m_speaksAsMe, &QCheckBox::clicked, this,
            [want](bool speaks) { want([speaks](model::DoorSettings &wish) { wish.speaksAsMe = speaks; }); });
    connect(m_localPages, &QCheckBox::clicked, this,
            [want](bool pages) { want([pages](model::DoorSettings &wish) { wish.localPages = pages; }); });
    connect(m_port, &QSpinBox::valueChanged, this,
            [want](int port) { want([port](model::DoorSettings &wish) { wish.port = quint16(port); }); });
    connect(m_usePort, &QPushButton::clicked, this,
            [this, want] { want([this](model::DoorSettings &wish) { wish.port = m_state.freePort; }); });
}

void DoorPart::setDoor(const model::DoorSettings &settings, const model::DoorState &state)
{
    m_settings = settings;
    m_state = state;
    refresh();
}

void DoorPart::setAllowed(bool allowed)
{
    m_allowed = allowed;
    refresh();
}

void DoorPart::applyTheme()
{
    const Theme &theme = themeOf(this);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_trouble->setSign(IconName::Error, theme.error);
    m_warning->setSign(IconName::Warning, theme.warning);
    m_port->setMinimumWidth(fontMetrics().horizontalAdvance(u"65535"_s) + 2 * theme.metrics.large);
}

void DoorPart::refresh()
{
    const QSignalBlocker quiet(m_port);
    m_open->setChecked(m_settings.open);
    m_open->setEnabled(m_allowed);
    const bool isBeingWritten = m_port->text() != QString::number(m_port->value());
    if (!isBeingWritten || !m_allowed)
        m_port->setValue(m_settings.port);
    m_port->setEnabled(m_allowed);
    const QString sentence = doorSentence(m_settings, m_state);
    m_says->setText(sentence);
    m_says->setVisible(!isTrouble(m_state));
    m_trouble->setText(isTrouble(m_state) ? sentence : QString());
    m_usePort->setVisible(m_state.stage == Stage::PortTaken && m_state.freePort != 0);
    m_usePort->setEnabled(m_allowed);
    //: A button: %1 is the number of a port that is free
    m_usePort->setText(tr("Use port %1").arg(m_state.freePort));
    m_address->setVisible(m_state.stage == Stage::Open);
    m_address->setText(m_state.address);
    m_needsToken->setChecked(m_settings.needsToken);
    m_needsToken->setEnabled(m_allowed);
    m_speaksAsMe->setChecked(m_settings.speaksAsMe);
    m_speaksAsMe->setEnabled(m_allowed);
    m_localPages->setChecked(m_settings.localPages);
    m_localPages->setEnabled(m_allowed);
    m_warning->setText(warning());
}

QString DoorPart::warning() const
{
    if (m_settings.speaksAsMe && !m_settings.needsToken)
        return tr("Any program on this computer can connect, write in your name and answer requests from "
                  "companions.");
    if (m_settings.speaksAsMe)
        return tr("Programs with the front-end token write in your name and answer requests from companions. "
                  "A mark beside each message names the program.");
    if (!m_settings.needsToken && m_settings.localPages)
        return tr("Any program on this computer, and any web page that such a program serves, can connect "
                  "and speak here. Requiring the token is safer.");
    if (!m_settings.needsToken)
        return tr("Any program on this computer can connect and speak. Use this only for programs that "
                  "cannot send a token.");
    return {};
}

void DoorPart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void DoorPart::retranslate()
{
    const bool isMcp = m_door == model::Guest::Door::Mcp;
    const QString name = doorName(m_door);
    m_title->setText(name);
    m_note->setText(
        isMcp ? tr("For agents: they read the conversation and speak as guests under the rules of the room.")
              : tr("For front ends and companions of aikyo: they receive all events live, and can send."));
    m_open->setText(tr("Open"));
    //: %1 is a door, such as "MCP server"
    m_open->setAccessibleName(tr("Open: %1").arg(name));
    m_portName->setText(tr("Port:"));
    //: %1 is a door, such as "MCP server"
    m_port->setAccessibleName(tr("Port: %1").arg(name));
    //: %1 is a door, such as "MCP server"
    m_address->setName(tr("Address: %1").arg(name), tr("Copy the address: %1").arg(name));
    m_needsToken->setText(tr("Require the token"));
    //: %1 is a door, such as "MCP server"
    m_needsToken->setAccessibleName(tr("Require the token: %1").arg(name));
    m_speaksAsMe->setText(tr("Programs may speak as me"));
    m_speaksAsMe->setToolTip(
        tr("When this is off, a program that calls itself the user speaks as an outsider."));
    //: %1 is a door, such as "MCP server"
    m_speaksAsMe->setAccessibleName(tr("Programs may speak as me: %1").arg(name));
    m_localPages->setText(tr("Web pages on this computer can connect"));
    m_localPages->setToolTip(tr("Such as MCP Inspector in a browser, at http://localhost. Pages from the "
                                "internet can never connect."));
    //: %1 is a door, such as "MCP server"
    m_localPages->setAccessibleName(tr("Web pages on this computer can connect: %1").arg(name));
    refresh();
}

} // namespace studio::ui
