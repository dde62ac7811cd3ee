// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/access_page.h"

#include "core/explain/call_words.h"
#include "ui/forms/form_field.h"
#include "ui/providers/provider_places.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::KeyPlace;
using model::ProviderKind;

namespace {

constexpr std::array kKinds{ProviderKind::OpenAi, ProviderKind::OpenAiResponses, ProviderKind::Anthropic,
                            ProviderKind::Gemini, ProviderKind::Ollama,          ProviderKind::Compatible};
constexpr int kMostParallel = 64;
constexpr int kMostPerMinute = 10'000;
constexpr int kLongestName = 60;

QList<persona::Flaw> asFlaws(const QString &text)
{
    return text.isEmpty() ? QList<persona::Flaw>() : QList<persona::Flaw>{{.text = text}};
}

/// A key that fits in a header: no blanks, only ASCII.
bool isForHeaders(const QString &key)
{
    return std::all_of(key.begin(), key.end(), [](QChar c) { return c > u' ' && c < u'\x7f'; });
}

} // namespace

AccessPage::AccessPage(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_address(new QLineEdit(this))
    , m_kind(new QComboBox(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"accessPage"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.large);
    m_name->setMaxLength(kLongestName);
    m_nameField = addField(u"providerName"_s, m_name);
    m_addressField = addField(u"providerAddress"_s, m_address);
    for (const ProviderKind kind : kKinds)
        m_kind->addItem({}, int(kind));
    m_kindField = addField(u"providerKind"_s, m_kind);
    makeKey();
    makeBounds();
    column->addStretch(1);
    // Not textEdited(): it is not emitted for what a screen reader or dictation writes.
    connect(m_name, &QLineEdit::textChanged, this, &AccessPage::refresh);
    connect(m_address, &QLineEdit::textChanged, this, &AccessPage::refresh);
    connect(m_address, &QLineEdit::editingFinished, this, &AccessPage::completeAddress);
    connect(m_kind, &QComboBox::activated, this, &AccessPage::refresh);
    retranslate();
    onThemeChange(this, [this] { refresh(); });
}

FormField *AccessPage::addField(const QString &objectName, QWidget *input)
{
    input->setObjectName(objectName);
    auto *field = new FormField(objectName, input, this);
    m_fields.append(field);
    layout()->addWidget(field);
    return field;
}

void AccessPage::makeKey()
{
    auto *both = new QWidget(this);
    m_keyWay = new QComboBox(both);
    m_keyWay->setObjectName(u"providerKeyWay"_s);
    for (int way = 0; way < 3; ++way)
        m_keyWay->addItem({});
    m_key = new QLineEdit(both);
    m_key->setObjectName(u"providerKey"_s);
    m_key->setEchoMode(QLineEdit::Password);
    m_key->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
    m_variable = new QLineEdit(both);
    m_variable->setObjectName(u"providerVariable"_s);
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(themeOf(this).metrics.small);
    row->addWidget(m_keyWay);
    row->addWidget(m_key, 1);
    row->addWidget(m_variable, 1);
    row->addStretch();
    m_keyField = addField(u"providerKeys"_s, both);
    connect(m_keyWay, &QComboBox::activated, this, [this] {
        refresh();
        focusKey();
    });
    connect(m_key, &QLineEdit::textChanged, this, &AccessPage::refresh);
    connect(m_variable, &QLineEdit::textChanged, this, &AccessPage::refresh);
}

void AccessPage::makeBounds()
{
    m_parallel = new QSpinBox(this);
    m_parallel->setRange(1, kMostParallel);
    m_parallelField = addField(u"providerParallel"_s, m_parallel);
    m_perMinute = new QSpinBox(this);
    m_perMinute->setRange(0, kMostPerMinute);
    m_perMinuteField = addField(u"providerPerMinute"_s, m_perMinute);
    auto *row = new QHBoxLayout;
    row->setSpacing(themeOf(this).metrics.large);
    row->addWidget(m_parallelField, 1);
    row->addWidget(m_perMinuteField, 1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void AccessPage::show(const model::Provider &provider, bool hasStoredKey)
{
    m_start = provider;
    m_hasStoredKey = hasStoredKey && provider.keyPlace != KeyPlace::None;
    m_marksMissing = false;
    const QSignalBlocker noName(m_name), noAddress(m_address), noKey(m_key), noVariable(m_variable);
    m_name->setText(provider.name);
    m_address->setText(provider.baseUrl.toString());
    m_kind->setCurrentIndex(m_kind->findData(int(provider.kind)));
    const KeyWay way = provider.keyPlace == KeyPlace::None          ? KeyWay::None
                       : provider.keyPlace == KeyPlace::Environment ? KeyWay::Variable
                                                                    : KeyWay::Typed;
    m_keyWay->setCurrentIndex(int(way));
    m_key->clear();
    m_variable->setText(provider.variable);
    m_parallel->setValue(provider.parallel);
    m_perMinute->setValue(provider.perMinute);
    refresh();
}

void AccessPage::setAddress(const QUrl &address)
{
    m_address->setText(address.toString());
    refresh();
}

/// What the user left out is seen in the field before anything is sent there.
void AccessPage::completeAddress()
{
    m_address->setText(completedAddress(m_address->text()));
    if (m_name->text().trimmed().isEmpty() && addressFlaw().isEmpty())
        m_name->setText(freeName(shortAddress(address()), m_taken).left(kLongestName));
    refresh();
}

QUrl AccessPage::address() const { return QUrl(completedAddress(m_address->text()), QUrl::StrictMode); }

void AccessPage::setTakenNames(const QStringList &names)
{
    m_taken = names;
    refresh();
}

void AccessPage::setKeychain(bool isThere)
{
    m_keychain = isThere;
    refresh();
}

AccessPage::KeyWay AccessPage::keyWay() const { return KeyWay(m_keyWay->currentIndex()); }

model::Provider AccessPage::provider() const
{
    model::Provider provider = m_start;
    provider.name = m_name->text().simplified();
    provider.baseUrl = address();
    provider.kind = ProviderKind(m_kind->currentData().toInt());
    provider.parallel = m_parallel->value();
    provider.perMinute = m_perMinute->value();
    provider.variable = keyWay() == KeyWay::Variable ? m_variable->text().trimmed() : QString();
    switch (keyWay()) {
    case KeyWay::Typed:
        provider.keyPlace = key().what == ports::KeyInput::What::Keep ? m_start.keyPlace
                            : m_keychain                              ? KeyPlace::Keychain
                                                                      : KeyPlace::Session;
        break;
    case KeyWay::Variable: provider.keyPlace = KeyPlace::Environment; break;
    case KeyWay::None: provider.keyPlace = KeyPlace::None; break;
    }
    return provider;
}

ports::KeyInput AccessPage::key() const
{
    using What = ports::KeyInput::What;
    if (keyWay() != KeyWay::Typed)
        return {.what = What::Forget, .isAtHand = true};
    const QByteArray typed = m_key->text().trimmed().toUtf8();
    return {.what = typed.isEmpty() ? What::Keep : What::Set, .key = typed, .isAtHand = true};
}

QString AccessPage::nameFlaw() const
{
    const QString name = m_name->text().simplified();
    if (name.isEmpty())
        return tr("Give the provider a name.");
    return m_taken.contains(name, Qt::CaseInsensitive)
               ? tr("A provider already has this name. Choose another name.")
               : QString();
}

QString AccessPage::addressFlaw() const
{
    const QUrl url = address();
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    if (m_address->text().trimmed().isEmpty())
        return tr("Enter the server address from its documentation.");
    if (!url.isValid() || !isWeb || url.host().isEmpty())
        return tr("Enter an address that starts with https:// or http:// and has a server name.");
    return url.userInfo().isEmpty() ? QString() : tr("Remove the user name and password from the address.");
}

QString AccessPage::keyFlaw() const
{
    if (keyWay() == KeyWay::Variable) {
        static const QRegularExpression variable(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
        return variable.match(m_variable->text().trimmed()).hasMatch()
                   ? QString()
                   : tr("Enter the name of a variable, such as OPENAI_API_KEY.");
    }
    const QString typed = m_key->text().trimmed();
    if (keyWay() == KeyWay::None)
        return {};
    if (typed.isEmpty() && m_hasStoredKey)
        return isSameServer() ? QString()
                              : tr("The stored key is for another server. Enter the key for this server.");
    if (typed.isEmpty())
        return tr("Paste the key here, or choose “Not needed”.");
    return isForHeaders(typed) ? QString()
                               : tr("A key has no blanks or line breaks, only plain letters, digits and "
                                    "signs. Copy it again.");
}

/// A stored key is never sent to another server.
bool AccessPage::isSameServer() const
{
    const QUrl now = address();
    const QUrl &before = m_start.baseUrl;
    const int usual = before.scheme() == "https"_L1 ? 443 : 80;
    return now.scheme() == before.scheme() && now.host() == before.host() &&
           now.port(usual) == before.port(usual);
}

QString AccessPage::flaw() const
{
    for (const QString &text : {nameFlaw(), addressFlaw(), keyFlaw()}) {
        if (!text.isEmpty())
            return text;
    }
    return {};
}

void AccessPage::showFlaws()
{
    m_marksMissing = true;
    refresh();
}

void AccessPage::focusFlaw()
{
    if (!nameFlaw().isEmpty())
        m_name->setFocus(Qt::OtherFocusReason);
    else if (!addressFlaw().isEmpty() || keyWay() == KeyWay::None)
        m_address->setFocus(Qt::OtherFocusReason);
    else
        focusKey();
}

void AccessPage::focusKey()
{
    if (keyWay() != KeyWay::None)
        (keyWay() == KeyWay::Typed ? m_key : m_variable)->setFocus(Qt::OtherFocusReason);
}

QString AccessPage::keyHint() const
{
    switch (keyWay()) {
    case KeyWay::None: return tr("No key is sent.");
    case KeyWay::Variable: return tr("Read from this variable at each start. Nothing is stored.");
    case KeyWay::Typed: break;
    }
    if (m_hasStoredKey && m_key->text().isEmpty())
        return m_start.keyPlace == KeyPlace::Keychain
                   ? tr("A key is stored in the keychain. Leave this empty to keep it.")
                   : tr("A key is kept until Companion Studio ends. Leave this empty to keep it.");
    return m_keychain ? tr("Stored only in the keychain of your desktop.")
                      : tr("No keychain found. The key is kept until Companion Studio ends; enter it again "
                           "next time.");
}

/// Missing values are not marked before the user tries to go on.
void AccessPage::refresh()
{
    const auto marked = [this](const QLineEdit *input, const QString &flaw) {
        const bool isWritten = !input->text().trimmed().isEmpty() || (input == m_key && m_hasStoredKey);
        return m_marksMissing || isWritten ? asFlaws(flaw) : asFlaws({});
    };
    m_key->setVisible(keyWay() == KeyWay::Typed);
    m_variable->setVisible(keyWay() == KeyWay::Variable);
    m_keyField->setHint(keyHint());
    m_nameField->setFlaws(marked(m_name, nameFlaw()));
    m_addressField->setFlaws(marked(m_address, addressFlaw()));
    m_keyField->setFlaws(marked(keyWay() == KeyWay::Variable ? m_variable : m_key, keyFlaw()));
    const QUrl url = address();
    if (m_addressField->flawText().isEmpty() && url.scheme() == "http"_L1 && !isOnThisMachine(url) &&
        keyWay() != KeyWay::None)
        m_addressField->tell(tr("http:// exposes the key on the network. Use https:// if you can."));
    Q_EMIT edited();
}

void AccessPage::retranslate()
{
    setAccessibleName(tr("Access"));
    m_nameField->setLabel(tr("Name"));
    m_nameField->setHint(tr("The name shown in Companion Studio."));
    m_addressField->setLabel(tr("Address"));
    m_address->setPlaceholderText(tr("For example %1").arg("http://192.168.1.20:1234/v1"_L1));
    m_kindField->setLabel(tr("Protocol"));
    for (int row = 0; row < m_kind->count(); ++row)
        m_kind->setItemText(row, explain::kindName(kKinds[size_t(row)]));
    m_keyField->setLabel(tr("Key"));
    m_keyWay->setAccessibleName(tr("Source of the key"));
    m_keyWay->setItemText(int(KeyWay::Typed), tr("Typed here"));
    m_keyWay->setItemText(int(KeyWay::Variable), tr("From a variable"));
    m_keyWay->setItemText(int(KeyWay::None), tr("Not needed"));
    m_key->setAccessibleName(tr("Key"));
    m_variable->setAccessibleName(tr("Variable name"));
    m_parallelField->setLabel(tr("Parallel calls"));
    m_perMinuteField->setLabel(tr("Calls per minute"));
    m_perMinute->setSpecialValueText(tr("No limit"));
    refresh();
}

} // namespace studio::ui
