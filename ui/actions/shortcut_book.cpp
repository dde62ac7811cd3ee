// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/shortcut_book.h"

#include "ui/actions/action_registry.h"
#include "ui/actions/key_rules.h"
#include "ui/actions/key_words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHash>
#include <QVariant>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr const char *kBook = "shortcutBook"; // a property of the application
constexpr const char *kFixed[] = {"sendAction", "copyMessageAction", "selectAllAction"};
constexpr int kNumbers = 9;
constexpr qsizetype kMostShown = 40; // characters of a text that is no key

using Kind = KeyObjection::Kind;

/// Not the entry of a numbered action, such as cueAction3.
const ActionEntry *entryOf(const QString &id)
{
    const ActionEntry *entry = registeredAction(id);
    return entry && id == QLatin1StringView(entry->id) ? entry : nullptr;
}

QString idOf(const ActionEntry &entry) { return QString::fromLatin1(entry.id); }

QKeySequence tidied(const QKeySequence &key)
{
    return key.count() == 1 ? QKeySequence(asShortcut(key[0])) : key;
}

/// All keys that the action takes from others if it has \p keys.
QList<QKeySequence> heldKeys(const ActionEntry &entry, const QList<QKeySequence> &keys)
{
    if (!entry.isNumbered)
        return keys;
    QList<QKeySequence> held;
    for (const QKeySequence &key : keys)
        for (int number = 0; number < kNumbers; ++number)
            held.append(QKeySequence(key[0].keyboardModifiers() | Qt::Key(int(Qt::Key_1) + number)));
    return held;
}

bool shares(const QList<QKeySequence> &some, const QList<QKeySequence> &others)
{
    return std::any_of(some.cbegin(), some.cend(),
                       [&others](const QKeySequence &key) { return others.contains(key); });
}

bool hasDigitOne(const QKeySequence &key)
{
    return key[0].key() == Qt::Key_1 && !key[0].keyboardModifiers().testFlag(Qt::ShiftModifier);
}

/// A blank text stands for no key, as settings files write an empty list.
QStringList withoutBlanks(QStringList texts)
{
    texts.removeIf([](const QString &text) { return text.trimmed().isEmpty(); });
    return texts;
}

} // namespace

const ShortcutBook *shortcutBook()
{
    const QCoreApplication *application = QCoreApplication::instance();
    return application ? qobject_cast<const ShortcutBook *>(application->property(kBook).value<QObject *>())
                       : nullptr;
}

ShortcutBook::ShortcutBook(QObject *parent)
    : QObject(parent)
{
    if (QCoreApplication *application = QCoreApplication::instance())
        application->setProperty(kBook, QVariant::fromValue<QObject *>(this));
}

ShortcutBook::~ShortcutBook()
{
    if (shortcutBook() == this)
        QCoreApplication::instance()->setProperty(kBook, QVariant());
}

bool ShortcutBook::canHaveKeys(const ActionEntry &entry)
{
    if (!whyFixed(entry).isEmpty())
        return false;
    const bool isInWindow = int(entry.place) < kActionMenus || entry.place == ActionPlace::Message;
    return isInWindow && (!entry.isFamily() || entry.isNumbered);
}

QString ShortcutBook::whyFixed(const ActionEntry &entry)
{
    for (const char *fixed : kFixed)
        if (!qstrcmp(entry.id, fixed))
            return tr("This shortcut is the same in all programs and cannot be changed.");
    return {};
}

QList<QKeySequence> ShortcutBook::keysOf(const QString &id) const
{
    const ActionEntry *entry = entryOf(id);
    return entry ? keysIn(m_changes, *entry) : QList<QKeySequence>();
}

QList<QKeySequence> ShortcutBook::keysIn(const Keys &changes, const ActionEntry &entry)
{
    const auto change = changes.constFind(idOf(entry));
    return change == changes.cend() ? defaultKeys(entry) : *change;
}

QString ShortcutBook::conflictOf(const QString &id, const QKeySequence &key) const
{
    const ActionEntry *entry = entryOf(id);
    if (!entry || key.count() != 1)
        return {};
    const QList<QKeySequence> wanted = heldKeys(*entry, {tidied(key)});
    for (const ActionEntry &other : registeredActions())
        if (idOf(other) != id && shares(wanted, heldKeys(other, keysOf(idOf(other)))))
            return idOf(other);
    return {};
}

QString ShortcutBook::warningOf(const QKeySequence &key)
{
    return key.count() == 1 ? ruleOf(asShortcut(key[0])).sentence : QString();
}

std::optional<KeyObjection> ShortcutBook::objectionTo(const QString &id, const QKeySequence &key) const
{
    const ActionEntry *entry = entryOf(id);
    if (!entry || !canHaveKeys(*entry))
        return KeyObjection{Kind::Refused, tr("This action cannot have a shortcut.")};
    if (key.count() != 1)
        return KeyObjection{Kind::Refused, tr("A shortcut is one key, pressed with or without others.")};
    const QKeySequence tidy = tidied(key);
    const KeyRule rule = defaultKeys(*entry).contains(tidy) ? KeyRule() : ruleOf(tidy[0]);
    if (rule.kind == KeyRule::Kind::Refused)
        return KeyObjection{Kind::Refused, rule.sentence};
    if (entry->isNumbered && !hasDigitOne(tidy))
        return KeyObjection{Kind::Refused,
                            tr("Press 1 together with Ctrl, Alt or both. The other digits follow.")};
    KeyObjection taken{Kind::Taken};
    const QList<QKeySequence> wanted = heldKeys(*entry, {tidy});
    for (const ActionEntry &other : registeredActions()) {
        const QList<QKeySequence> keys = keysOf(idOf(other));
        if (idOf(other) == id || !shares(wanted, heldKeys(other, keys)))
            continue;
        if (taken.takenFrom.isEmpty())
            //: %1 a shortcut or "Alt+1 to Alt+9", %2 the action that has it
            taken.sentence =
                tr("“%2” already has %1.")
                    .arg(keysText(other, other.isNumbered ? keys : QList{tidy}), nameInSentence(other));
        taken.takenFrom.append(idOf(other));
    }
    if (!taken.takenFrom.isEmpty())
        return taken;
    if (rule.kind == KeyRule::Kind::Warned)
        return KeyObjection{Kind::Warned, rule.sentence};
    return std::nullopt;
}

bool ShortcutBook::setKeys(const QString &id, const QList<QKeySequence> &keys, Taking taking)
{
    const ActionEntry *entry = entryOf(id);
    if (!entry || !canHaveKeys(*entry))
        return false;
    QList<QKeySequence> wanted;
    for (const QKeySequence &key : keys) {
        const std::optional<KeyObjection> objection = objectionTo(id, key);
        const bool isTaken = objection && objection->kind == Kind::Taken;
        if (objection && objection->kind != Kind::Warned && !(isTaken && taking == Taking::FromOthers))
            return false;
        if (!wanted.contains(tidied(key)))
            wanted.append(tidied(key));
    }
    if (wanted.size() > (entry->isNumbered ? 1 : kMostKeys))
        return false;
    for (const QKeySequence &key : std::as_const(wanted))
        takeFrom(id, key);
    put(id, wanted);
    return true;
}

void ShortcutBook::takeFrom(const QString &id, const QKeySequence &key)
{
    const std::optional<KeyObjection> objection = objectionTo(id, key);
    if (!objection)
        return;
    const QList<QKeySequence> wanted = heldKeys(*entryOf(id), {key});
    for (const QString &other : objection->takenFrom) {
        const ActionEntry &entry = *entryOf(other);
        QList<QKeySequence> left = keysOf(other);
        left.removeIf([&](const QKeySequence &held) { return shares(heldKeys(entry, {held}), wanted); });
        put(other, left);
    }
}

void ShortcutBook::put(const QString &id, const QList<QKeySequence> &keys)
{
    if (keysOf(id) == keys)
        return;
    if (keys == defaultKeys(*entryOf(id)))
        m_changes.remove(id);
    else
        m_changes.insert(id, keys);
    // Like a new translator does it; Qt joins the events of several changes.
    if (QCoreApplication *application = QCoreApplication::instance())
        QCoreApplication::postEvent(application, new QEvent(QEvent::LanguageChange));
    Q_EMIT keysChanged(id);
}

bool ShortcutBook::reset(const QString &id, Taking taking)
{
    const ActionEntry *entry = entryOf(id);
    return entry && setKeys(id, defaultKeys(*entry), taking);
}

void ShortcutBook::resetAll()
{
    for (const QString &id : m_changes.keys())
        put(id, defaultKeys(*entryOf(id)));
}

QMap<QString, QStringList> ShortcutBook::changes() const
{
    QMap<QString, QStringList> texts = m_unknown;
    for (auto change = m_changes.cbegin(); change != m_changes.cend(); ++change) {
        QStringList &keys = texts[change.key()];
        for (const QKeySequence &key : *change)
            keys.append(key.toString(QKeySequence::PortableText));
    }
    return texts;
}

namespace {

/// Reads the keys of one entry of a file. A sentence says what is wrong; empty: nothing.
QString readKeys(const ActionEntry &entry, const QStringList &texts, QList<QKeySequence> &keys)
{
    for (const QString &text : withoutBlanks(texts)) {
        const QKeySequence key = tidied(QKeySequence::fromString(text.trimmed(), QKeySequence::PortableText));
        if (key.count() != 1 || key[0].key() == Qt::Key_unknown || key[0].key() == 0)
            return ShortcutBook::tr("“%1” is not a key.").arg(text.left(kMostShown));
        const KeyRule rule = defaultKeys(entry).contains(key) ? KeyRule() : ruleOf(key[0]);
        if (rule.kind == KeyRule::Kind::Refused)
            return rule.sentence;
        if (entry.isNumbered && !hasDigitOne(key))
            return ShortcutBook::tr("Press 1 together with Ctrl, Alt or both. The other digits follow.");
        if (!keys.contains(key))
            keys.append(key);
    }
    if (keys.size() > (entry.isNumbered ? 1 : ShortcutBook::kMostKeys))
        return ShortcutBook::tr("It had too many keys.");
    return {};
}

QString wasReset(const ActionEntry &entry, const QString &why)
{
    return ShortcutBook::tr("The shortcut for “%1” was reset. %2").arg(nameInSentence(entry), why);
}

} // namespace

QStringList ShortcutBook::use(const QMap<QString, QStringList> &changes)
{
    QStringList told;
    Keys wanted;
    m_unknown.clear();
    for (auto change = changes.cbegin(); change != changes.cend(); ++change) {
        const ActionEntry *entry = entryOf(change.key());
        if (!entry) {
            m_unknown.insert(change.key(), *change);
            continue;
        }
        QList<QKeySequence> keys;
        const QString wrong = !canHaveKeys(*entry) ? tr("This action cannot have a shortcut.")
                                                   : readKeys(*entry, *change, keys);
        if (!wrong.isEmpty())
            told.append(wasReset(*entry, wrong));
        else if (keys != defaultKeys(*entry))
            wanted.insert(change.key(), keys);
    }
    told += dropClashes(wanted);
    for (const ActionEntry &entry : registeredActions())
        put(idOf(entry), keysIn(wanted, entry));
    return told;
}

/// Drops changes until no key is used twice. Where two actions want a key, the one whose default it is keeps
/// it, then the one that comes first in the registry.
QStringList ShortcutBook::dropClashes(Keys &changes)
{
    QStringList told;
    for (bool isClear = false; !isClear;) {
        isClear = true;
        QHash<QKeySequence, const ActionEntry *> holders;
        const auto take = [&](const ActionEntry &entry) {
            const QList<QKeySequence> held = heldKeys(entry, keysIn(changes, entry));
            for (const QKeySequence &key : held) {
                const ActionEntry *other = holders.value(key, &entry);
                if (other != &entry && isClear) {
                    const QString text = key.toString(QKeySequence::NativeText);
                    told.append(
                        wasReset(entry, tr("“%2” already has %1.").arg(text, nameInSentence(*other))));
                    changes.remove(idOf(entry));
                    isClear = false;
                }
                holders.insert(key, other);
            }
        };
        for (const bool changed : {false, true})
            for (const ActionEntry &entry : registeredActions())
                if (isClear && changes.contains(idOf(entry)) == changed)
                    take(entry);
    }
    return told;
}

} // namespace studio::ui
