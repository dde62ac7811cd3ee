// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/keyboard_page.h"

#include "core/base/sentences.h"
#include "ui/actions/action_registry.h"
#include "ui/actions/key_rules.h"
#include "ui/actions/key_words.h"
#include "ui/actions/shortcut_book.h"
#include "ui/keys/key_field.h"
#include "ui/keys/key_tree.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kFieldCharacters = 16;

QPushButton *button(const QString &objectName, QWidget *parent)
{
    auto *made = new QPushButton(parent);
    made->setObjectName(objectName);
    made->setAutoDefault(false);
    return made;
}

} // namespace

KeyboardPage::KeyboardPage(ShortcutBook &book, QWidget *parent)
    : QWidget(parent)
    , m_book(book)
    , m_search(new QLineEdit(this))
    , m_tree(new KeyTree(book, this))
    , m_nothing(quietLabel(u"keysNothing"_s, this))
    , m_name(plainLabel(u"keysName"_s, this))
    , m_add(button(u"keysAdd"_s, this))
    , m_reset(button(u"keysReset"_s, this))
    , m_sentence(plainLabel(u"keysSentence"_s, this))
    , m_offer(button(u"keysOffer"_s, this))
    , m_resetAll(button(u"keysResetAll"_s, this))
{
    static_assert(kKeys == ShortcutBook::kMostKeys);
    setObjectName(u"keyboardPage"_s);
    for (int place = 0; place < kKeys; ++place) {
        m_fields[size_t(place)] = new KeyField(this);
        m_fields[size_t(place)]->setObjectName(u"keysField%1"_s.arg(place + 1));
        m_removes[size_t(place)] = button(u"keysRemove%1"_s.arg(place + 1), this);
    }
    m_search->setObjectName(u"keysSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_tree->setObjectName(u"keysTree"_s);
    m_nothing->setAlignment(Qt::AlignTop);
    m_nothing->hide();
    m_offer->hide();
    arrange();
    connectParts();
    onRetranslate(this, [this] { retranslate(); });
}

void KeyboardPage::arrange()
{
    const Theme &theme = themeOf(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addWidget(m_search);
    column->addWidget(m_nothing, 1);
    column->addWidget(m_tree, 1);
    column->addSpacing(theme.metrics.tiny);
    column->addWidget(m_name);
    for (size_t place = 0; place < kKeys; ++place) {
        auto *row = new QHBoxLayout;
        row->addWidget(m_fields[place]);
        row->addWidget(m_removes[place]);
        row->addStretch(1);
        column->addLayout(row);
    }
    auto *told = new QHBoxLayout;
    told->addWidget(m_sentence, 1);
    told->addWidget(m_offer, 0, Qt::AlignTop);
    column->addLayout(told);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_add);
    foot->addWidget(m_reset);
    foot->addStretch(1);
    foot->addWidget(m_resetAll);
    column->addLayout(foot);
    const QList<QWidget *> order{m_search,     m_tree,  m_fields[0], m_removes[0], m_fields[1],
                                 m_removes[1], m_offer, m_add,       m_reset,      m_resetAll};
    for (qsizetype at = 1; at < order.size(); ++at)
        setTabOrder(order[at - 1], order[at]);
}

void KeyboardPage::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this, &KeyboardPage::filter);
    connect(m_tree, &KeyTree::currentIdChanged, this, &KeyboardPage::showAction);
    connect(m_tree, &KeyTree::editWanted, this, &KeyboardPage::editCurrent);
    for (int place = 0; place < kKeys; ++place) {
        connect(m_fields[size_t(place)], &KeyField::keyPressed, this,
                [this, place](QKeyCombination key) { press(place, key); });
        connect(m_removes[size_t(place)], &QPushButton::clicked, this, [this, place] { remove(place); });
    }
    connect(m_add, &QPushButton::clicked, this, &KeyboardPage::addSecond);
    connect(m_reset, &QPushButton::clicked, this, &KeyboardPage::resetCurrent);
    connect(m_offer, &QPushButton::clicked, this, &KeyboardPage::takeOffer);
    connect(m_resetAll, &QPushButton::clicked, this, &KeyboardPage::askToResetAll);
    connect(&m_book, &ShortcutBook::keysChanged, this, [this](const QString &id) {
        m_tree->showKeysOf(id);
        showKeys();
    });
}

void KeyboardPage::filter()
{
    const bool isFound = m_tree->filter(m_search->text());
    m_tree->setVisible(isFound);
    m_nothing->setVisible(!isFound);
    m_nothing->setText(tr("No action matches “%1”.").arg(m_search->text()));
}

QString KeyboardPage::currentName() const
{
    const ActionEntry *entry = registeredAction(m_tree->currentId());
    return entry ? nameInSentence(*entry) : QString();
}

void KeyboardPage::showAction()
{
    m_addsSecond = false;
    showKeys();
    sayHint();
}

void KeyboardPage::showKeys()
{
    const QString id = m_tree->currentId();
    const ActionEntry *entry = registeredAction(id);
    const bool canChange = entry && ShortcutBook::canHaveKeys(*entry);
    const QList<QKeySequence> keys = m_book.keysOf(id);
    m_name->setText(entry ? listedName(*entry) : tr("No action is selected."));
    for (int place = 0; place < kKeys; ++place) {
        const bool isShown = place == 0 || keys.size() > place || m_addsSecond;
        KeyField &field = *m_fields[size_t(place)];
        field.setVisible(isShown);
        field.setEnabled(canChange);
        field.setPlaceholderText(canChange ? tr("Press a key") : QString());
        field.showKey(keys.value(place));
        m_removes[size_t(place)]->setVisible(isShown);
        m_removes[size_t(place)]->setEnabled(canChange && keys.size() > place);
    }
    const bool isSingle = entry && entry->isNumbered;
    m_add->setVisible(!isSingle);
    m_add->setEnabled(canChange && keys.size() == 1 && !m_addsSecond);
    m_reset->setEnabled(m_book.isChanged(id));
    m_resetAll->setEnabled(m_book.changeCount() > 0);
}

void KeyboardPage::editCurrent()
{
    if (m_fields[0]->isEnabled())
        m_fields[0]->setFocus(Qt::OtherFocusReason);
}

QList<QKeySequence> KeyboardPage::withKey(int place, QKeyCombination key) const
{
    QList<QKeySequence> keys = m_book.keysOf(m_tree->currentId());
    if (place < keys.size())
        keys[place] = QKeySequence(key);
    else
        keys.append(QKeySequence(key));
    return keys;
}

void KeyboardPage::press(int place, QKeyCombination key)
{
    const QString id = m_tree->currentId();
    const std::optional<KeyObjection> objection = m_book.objectionTo(id, QKeySequence(key));
    const QList<QKeySequence> keys = withKey(place, key);
    if (objection && objection->kind == KeyObjection::Kind::Refused) {
        showKeys();
        say(objection->sentence);
        return;
    }
    if (objection && objection->kind == KeyObjection::Kind::Taken) {
        showKeys();
        say(objection->sentence, tr("Use here instead"), [this, id, keys, key] {
            m_addsSecond = false;
            m_book.setKeys(id, keys, ShortcutBook::Taking::FromOthers);
            say(tr("%1 now runs “%2”.").arg(keyText(key), currentName()));
        });
        return;
    }
    m_addsSecond = false;
    m_book.setKeys(id, keys);
    showKeys();
    const QString done = tr("%1 now runs “%2”.").arg(keyText(key), currentName());
    say(base::joinedSentences({done, objection ? objection->sentence : QString()}));
}

void KeyboardPage::remove(int place)
{
    QList<QKeySequence> keys = m_book.keysOf(m_tree->currentId());
    if (place >= keys.size())
        return;
    const QString key = keys.takeAt(place).toString(QKeySequence::NativeText);
    m_addsSecond = false;
    m_fields[0]->setFocus(Qt::OtherFocusReason); // the button goes, or cannot be pressed again
    m_book.setKeys(m_tree->currentId(), keys);
    say(tr("%1 no longer runs “%2”.").arg(key, currentName()));
}

void KeyboardPage::addSecond()
{
    m_addsSecond = true;
    showKeys();
    m_fields[1]->setFocus(Qt::OtherFocusReason);
    say(tr("Press the second key for “%1”.").arg(currentName()));
}

void KeyboardPage::resetCurrent()
{
    const QString id = m_tree->currentId();
    m_addsSecond = false;
    const QString done = tr("“%1” has its default shortcut again.").arg(currentName());
    m_fields[0]->setFocus(Qt::OtherFocusReason); // the button cannot be pressed again
    if (m_book.reset(id))
        return say(done);
    const QList<QKeySequence> wanted = defaultKeys(*registeredAction(id));
    for (const QKeySequence &key : wanted) {
        const std::optional<KeyObjection> objection = m_book.objectionTo(id, key);
        if (objection)
            return say(objection->sentence, tr("Use here instead"), [this, id, done] {
                m_book.reset(id, ShortcutBook::Taking::FromOthers);
                say(done);
            });
    }
}

void KeyboardPage::askToResetAll()
{
    say(tr("This resets %n shortcut(s).", nullptr, int(m_book.changeCount())), tr("Reset them"), [this] {
        m_book.resetAll();
        m_search->setFocus(Qt::OtherFocusReason);
        say(tr("All shortcuts have their defaults again."));
    });
    m_offer->setFocus(Qt::OtherFocusReason);
}

void KeyboardPage::say(const QString &sentence, const QString &offer, std::function<void()> act)
{
    m_act = std::move(act);
    const bool hadFocus = m_offer->hasFocus();
    m_sentence->setText(sentence);
    m_sentence->setAccessibleName(sentence);
    m_offer->setText(offer);
    m_offer->setAccessibleDescription(sentence);
    m_offer->setVisible(!offer.isEmpty());
    if (hadFocus && offer.isEmpty())
        m_fields[0]->setFocus(Qt::OtherFocusReason);
    QAccessibleEvent told(m_sentence, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void KeyboardPage::sayHint()
{
    const ActionEntry *entry = registeredAction(m_tree->currentId());
    const QString fixed = entry ? ShortcutBook::whyFixed(*entry) : QString();
    m_act = nullptr;
    m_offer->hide();
    m_sentence->setText(!fixed.isEmpty() ? fixed
                        : entry ? tr("Press Enter in the list, then the new key. Tab leaves the field.")
                                : tr("Select an action to change its shortcut."));
    m_sentence->setAccessibleName(m_sentence->text());
}

void KeyboardPage::takeOffer()
{
    if (const std::function<void()> act = std::exchange(m_act, nullptr))
        act();
}

/// The arrows move through the list while the search field keeps the keyboard; Enter goes to the key.
bool KeyboardPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            editCurrent();
            return true;
        }
        for (const int moves : {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown})
            if (key == moves) {
                m_tree->step(key);
                return true;
            }
    }
    return QWidget::eventFilter(watched, event);
}

/// A change of the book comes here too, and must not take back the sentence that tells it.
void KeyboardPage::retranslate()
{
    const QString find = tr("Find an action or a key");
    if (m_search->placeholderText() == find)
        return;
    m_search->setPlaceholderText(find);
    m_search->setAccessibleName(find);
    setAccessibleName(tr("Keyboard"));
    setAccessibleDescription(tr("Shortcuts, keys, hotkeys")); // a search of the settings finds the page by it
    m_tree->setAccessibleName(tr("Shortcuts"));
    m_fields[0]->setAccessibleName(tr("Shortcut"));
    m_fields[1]->setAccessibleName(tr("Second shortcut"));
    m_removes[0]->setAccessibleName(tr("Remove the shortcut"));
    m_removes[1]->setAccessibleName(tr("Remove the second shortcut"));
    for (size_t place = 0; place < kKeys; ++place) {
        m_fields[place]->setAccessibleDescription(tr("Press the new key. Tab leaves the field."));
        m_fields[place]->setFixedWidth(fontMetrics().averageCharWidth() * kFieldCharacters);
        m_removes[place]->setText(tr("Remove"));
    }
    m_add->setText(tr("Add second key"));
    m_reset->setText(tr("Reset"));
    m_resetAll->setText(tr("Reset all"));
    m_tree->fill();
    filter();
    showAction();
}

} // namespace studio::ui
