// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/http/http_transport.h"
#include "core/llm/model_client.h"
#include "core/llm/provider/provider_book.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/services/providers/address_search.h"

#include <functional>
#include <memory>

namespace studio::services {

/// Asks a provider and one of its models, step by step, what can be had of them: reach, key, list, stream,
/// JSON, tool, picture. Each step is told when it begins and when it is over; the key's may be told again
/// when a later step shows that it was refused after all. Without the first two, or without a stream, the
/// rest is skipped. An address that leads past the server is put right where the right one can be found, and
/// said; so is a missing model, where there is only one. The provider needs not be in the book: the test has
/// one of its own.
///
/// Order: told …, then finished, once. Deleting it calls it off. Lives on the studio thread.
class ProviderTest : public QObject
{
    Q_OBJECT

public:
    using MakeClient =
        std::function<std::unique_ptr<llm::ModelClient>(const llm::provider::ProviderBook &book)>;

    /// What it works with; all of it outlives the test.
    struct Needs
    {
        llm::http::HttpTransport &transport;
        base::Clock &clock;
        MakeClient makeClient;
    };

    ProviderTest(Needs needs, const model::Provider &provider, const QByteArray &key, QObject *parent);
    ~ProviderTest() override;

    void start();
    /// As it was tested: with the address that was found and the only model of the list.
    [[nodiscard]] const model::Provider &provider() const { return m_provider; }

Q_SIGNALS:
    void told(const studio::ports::TestResult &result);
    /// What the model can do; none where it never answered.
    void finished(const std::optional<studio::model::ModelFacts> &found);

private:
    using Step = ports::TestStep;
    using How = ports::TestResult::How;

    /// What came of one question.
    struct Reply
    {
        QString text;
        int pieces = 0;
        QList<llm::ToolCall> calls;
        bool thought = false;
        std::optional<llm::ModelFailure> failure;
    };

    void readSearch(const AddressSearch::Found &found);
    void readList(const ModelListing::Answer &answer);
    [[nodiscard]] bool readReach(const ModelListing::Answer &answer);
    [[nodiscard]] bool readKey(const ModelListing::Answer &answer);
    void tellList(const ModelListing::Answer &answer);
    void takeOnlyModel(const QStringList &models);
    void moveTo(const QUrl &baseUrl);
    [[nodiscard]] bool triesElsewhere(const Reply &reply);
    [[nodiscard]] QString reachText() const;
    void askForContext();
    void finish();
    void askForStream();
    void readStream(const Reply &reply);
    void askForJson(QList<llm::AnswerForm> forms);
    void readJson(const Reply &reply, llm::AnswerForm form, const QList<llm::AnswerForm> &rest);
    void tellJson(llm::AnswerForm form);
    void askForTool();
    void askForPicture();
    /// Says of a step what the reply means, and gives it.
    [[nodiscard]] model::Known tellAbility(Step step, const Reply &reply, bool isFine, const QString &yes,
                                           const QString &no);
    void ask(const llm::ModelRequest &request, std::function<void(const Reply &)> then);
    void begin(Step step);
    void tell(Step step, How how, const QString &text,
              const std::optional<model::CallTrouble> &trouble = std::nullopt);
    void failAndSkip(Step step, const model::CallTrouble &trouble);
    void skipAfter(Step step);
    [[nodiscard]] model::CallTrouble troubleOf(const llm::ModelFailure &failure) const;
    [[nodiscard]] QString sentence(const model::CallTrouble &trouble) const;

    Needs m_needs;
    model::Provider m_provider;
    QByteArray m_key; ///< a secret
    model::ModelChoice m_choice;
    llm::provider::ProviderBook m_book; ///< this provider alone
    std::unique_ptr<llm::ModelClient> m_client;
    model::ModelFacts m_facts;
    QUrl m_given;            ///< the address before it was put right
    QList<QUrl> m_elsewhere; ///< where the answer may be had if it is not had here
    bool m_isKeyTold = false;
};

} // namespace studio::services
