// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/network_part.h"

#include "ui/doors/door_words.h"
#include "ui/doors/sign_line.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using namespace std::chrono_literals;

constexpr int kLongestAddress = 2000;

} // namespace

NetworkPart::NetworkPart(QWidget *parent)
    : QWidget(parent)
    , m_title(plainLabel(u"networkTitle"_s, this))
    , m_note(quietLabel(u"networkNote"_s, this))
    , m_joined(new QCheckBox(this))
    , m_address(new QLineEdit(this))
    , m_peopleName(plainLabel(u"networkPeopleName"_s, this))
    , m_people(new QLineEdit(this))
    , m_speaksAsMe(new QCheckBox(this))
    , m_says(plainLabel(u"networkState"_s, this))
    , m_trouble(new SignLine(u"networkTrouble"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"networkDoor"_s);
    m_joined->setObjectName(u"networkJoined"_s);
    m_speaksAsMe->setObjectName(u"networkSpeaksAsMe"_s);
    m_address->setObjectName(u"networkAddress"_s);
    m_address->setMaxLength(kLongestAddress);
    m_people->setObjectName(u"networkPeople"_s);
    m_people->setMaxLength(kLongestAddress);
    m_peopleName->setBuddy(m_people);
    m_peopleName->setWordWrap(false);
    connect(m_people, &QLineEdit::editingFinished, this, [this] { want(m_settings.joined); });
    m_second.setInterval(1s);
    connect(&m_second, &QTimer::timeout, this, &NetworkPart::showState);
    connect(m_joined, &QCheckBox::clicked, this, &NetworkPart::want);
    connect(m_speaksAsMe, &QCheckBox::clicked, this, [this] { want(m_settings.joined); });
    connect(m_address, &QLineEdit::textEdited, this, [this] {
        m_isFlawed = false;
        m_isBeingWritten = true;
        refresh();
    });
    connect(m_address, &QLineEdit::editingFinished, this, [this] {
        m_isBeingWritten = false;
        want(m_settings.joined);
    });
    const Metrics &metrics = theme.metrics;
    auto *act = new QHBoxLayout;
    act->setSpacing(metrics.small);
    act->addWidget(m_joined);
    act->addWidget(m_address, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.tiny);
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addLayout(act);
    auto *people = new QHBoxLayout;
    people->setSpacing(metrics.small);
    people->addWidget(m_peopleName);
    people->addWidget(m_people, 1);
    column->addLayout(people);
    column->addWidget(m_speaksAsMe);
    column->addWidget(m_says);
    column->addWidget(m_trouble);
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void NetworkPart::want(bool joined)
{
    model::NetworkSettings wish{joined, QUrl(m_address->text().trimmed(), QUrl::StrictMode),
                                m_speaksAsMe->isChecked(), model::namesInNetwork(m_people->text())};
    m_isFlawed = !model::isNetworkAddress(wish.address);
    const bool leaves = m_settings.joined && !joined;
    if (m_isFlawed && leaves)
        wish.address = m_settings.address;
    refresh();
    if ((leaves || !m_isFlawed) && wish != m_settings)
        Q_EMIT wanted(wish);
}

void NetworkPart::setNetwork(const model::NetworkSettings &settings, const model::DoorState &state)
{
    const bool isEmpty = m_address->text().isEmpty() && !m_isBeingWritten;
    const bool moved = settings.address != m_settings.address || isEmpty;
    const bool arePeopleNew = settings.people != m_settings.people || !m_people->hasFocus();
    m_settings = settings;
    if (m_state != state || !m_told.isValid())
        m_told.start();
    m_state = state;
    if (moved)
        m_address->setText(settings.address.toString());
    if (arePeopleNew)
        m_people->setText(settings.people.join(u", "_s));
    refresh();
}

void NetworkPart::setAllowed(bool allowed)
{
    m_allowed = allowed;
    refresh();
}

void NetworkPart::applyTheme()
{
    const Theme &theme = themeOf(this);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_trouble->setSign(IconName::Warning, theme.warning);
}

void NetworkPart::refresh()
{
    m_joined->setChecked(m_settings.joined);
    m_joined->setEnabled(m_allowed);
    m_speaksAsMe->setChecked(m_settings.speaksAsMe);
    m_speaksAsMe->setEnabled(m_allowed);
    m_address->setEnabled(m_allowed);
    m_people->setEnabled(m_allowed);
    showState();
}

void NetworkPart::showState()
{
    std::optional<base::Millis> left;
    if (m_state.nextTry)
        left = std::max(base::Millis(0), *m_state.nextTry - base::Millis(m_told.elapsed()));
    const bool isWrong = m_isFlawed || isTrouble(m_state);
    const QString sentence = m_isFlawed
                                 ? tr("A network address starts with ws:// or wss://, followed by a name.")
                                 : networkSentence(m_state, left);
    m_says->setText(sentence);
    m_says->setVisible(!isWrong);
    m_trouble->setText(isWrong ? sentence : QString());
    if (left && left->count() > 0)
        m_second.start();
    else
        m_second.stop();
}

void NetworkPart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void NetworkPart::retranslate()
{
    m_title->setText(tr("Other network"));
    m_note->setText(tr("Companions of that network join the room as guests. Messages in the room are sent to "
                       "that network."));
    //: To be in another network of companions
    m_joined->setText(tr("Join"));
    m_joined->setAccessibleName(tr("Join the other network"));
    m_speaksAsMe->setText(tr("User there speaks as me"));
    m_speaksAsMe->setToolTip(tr("When this is off, messages by that user come from an outsider."));
    m_speaksAsMe->setAccessibleName(tr("The user of the other network speaks as me"));
    //: Companions who are in another network, by name; a field follows
    m_peopleName->setText(tr("Companions there:"));
    m_people->setAccessibleName(tr("Companions in the other network"));
    m_people->setPlaceholderText(u"companion_mei, companion_rin"_s);
    m_people->setToolTip(
        tr("Companions of another network answer only when named. Enter the names of companions who have not "
           "spoken yet, separated by commas. Companions who have spoken are remembered."));
    m_address->setAccessibleName(tr("Address of the other network"));
    m_address->setPlaceholderText(u"ws://127.0.0.1:8080"_s);
    showState();
}

} // namespace studio::ui
